// The look that was chosen in the game, before anything is drawn; and a sign that scripts run.
(() => {
  const { classList, dataset } = document.documentElement;
  classList.add('js');
  let kept = {};
  try { kept = JSON.parse(localStorage.getItem('wildpile') || '{}') || {}; } catch { /* a browser that keeps nothing */ }
  if (kept.theme === 'light' || kept.theme === 'dark') dataset.theme = kept.theme;
  if (kept.contrast === true || matchMedia('(prefers-contrast: more)').matches) dataset.contrast = 'more';
})();
