import { descriptionSchema, registrySchema } from '@kindwing/contract/schema';

interface Checked {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}

function firstIssue({ success, error }: Checked): string | undefined {
  if (success) return undefined;
  const issue = error?.issues[0];
  return `${issue?.path.map(String).join('.')}: ${issue?.message}`;
}

/** What is wrong with a registry that came over the network, or nothing. Downloaded with the schema when first needed. */
export const problemOf = (given: unknown): string | undefined => firstIssue(registrySchema.safeParse(given));

/** The same of a description that a developer's own server offers. */
export const descriptionProblem = (given: unknown): string | undefined =>
  firstIssue(descriptionSchema.safeParse(given));
