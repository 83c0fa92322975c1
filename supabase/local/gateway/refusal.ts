/** A request that the gateway refuses: becomes a JSON answer in the form that all of supabase-js's parts understand. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly hint: string | null;

  constructor(status: number, code: string, message: string, hint: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.hint = hint;
  }

  /** REST reads `code`, `message`, `details`, `hint`; auth reads `error_code` and `msg`; storage `error` and `message`. */
  toResponse(): Response {
    const { code, message, hint, status } = this;
    const body = { code, message, details: null, hint, error_code: code, msg: message, error: code };
    return Response.json(body, { status });
  }
}
