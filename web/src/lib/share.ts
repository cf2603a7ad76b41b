/** Keep what is the same: where a new value equals the old one, the old one stays, and whoever watches it is not told. */

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The new value, with every part of it that did not change taken from the old one. */
export function share<T>(old: unknown, now: T): T {
  if (Object.is(old, now)) return now;
  if (Array.isArray(old) && Array.isArray(now)) {
    const parts: unknown[] = now.map((part, i) => share<unknown>(old[i], part));
    return (old.length === now.length && parts.every((part, i) => part === old[i]) ? old : parts) as T;
  }
  if (!isRecord(old) || !isRecord(now)) return now;
  const keys = Object.keys(now);
  const parts = Object.fromEntries(keys.map((key) => [key, share(old[key], now[key])]));
  return (keys.length === Object.keys(old).length && keys.every((key) => key in old && parts[key] === old[key]) ? old : parts) as T;
}
