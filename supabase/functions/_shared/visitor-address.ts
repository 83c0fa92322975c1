/**
 * Where a call comes from, as the platform saw it; null when it did not say. Behind Cloudflare, as hosted, its own header
 * counts: a caller can write the first part of the other one.
 */
export function visitorAddress(request: Request): string | null {
  const seen = request.headers.get('cf-connecting-ip') ?? request.headers.get('x-forwarded-for')?.split(',')[0];
  return seen?.trim() || null;
}
