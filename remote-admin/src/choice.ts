/** A value from the address or a control, if it is one of those allowed; else null. */
export const oneOf = <Value extends string>(value: string | null | undefined, allowed: readonly Value[]) =>
  allowed.find((each) => each === value) ?? null;
