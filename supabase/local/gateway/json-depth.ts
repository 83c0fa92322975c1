/** Deeper than any form or query of ours, far from what exhausts a parser's stack. */
export const maxJsonDepth = 200;

/** Whether a text opens more brackets within each other than the limit, read without recursion and without parsing. */
export function isTooDeep(text: string, limit: number = maxJsonDepth): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      if (++depth > limit) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}
