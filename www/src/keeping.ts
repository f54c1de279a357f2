// Small choices that outlive the visit. Where the browser keeps nothing, neither does the page.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`anyfeed.${name}`);
  } catch {
    return null;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`anyfeed.${name}`);
  } catch {
    return;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`anyfeed.${name}`, value);
  } catch {
    return;
  }
}
