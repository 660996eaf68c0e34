export function startBackground(): void {}
