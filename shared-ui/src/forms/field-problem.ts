/**
 * Thrown by an `onSubmit` when the server refuses certain fields: each value is shown at its field (a message key of the
 * form's translator, or plain text) and in the summary.
 */
export class FieldProblem extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super(`Refused fields: ${Object.keys(fields).join(', ')}`);
    this.name = 'FieldProblem';
    this.fields = fields;
  }
}
