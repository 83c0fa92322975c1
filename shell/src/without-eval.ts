/**
 * The page's CSP forbids eval, which zod would probe for. Its own `config()` writes to the same place, which it reads
 * whenever a part that needs it arrives; calling that here would bring its core to pages that have no form.
 */
export function withoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
