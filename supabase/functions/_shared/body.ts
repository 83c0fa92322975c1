/** The body, unless it is longer: what lies beyond is not kept. */
export async function readAtMost(request: Request, limit: number): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request.body ?? []) {
    length += piece.byteLength;
    if (length <= limit) pieces.push(piece);
  }
  if (length > limit) return null;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
