/** Eight 16-bit groups of an IPv6 address, or null when the text is none. */
function readGroups(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const parts = halves.map((half) => (half === '' ? [] : half.split(':')));
  const groups: number[][] = [];
  for (const part of parts) {
    const read: number[] = [];
    for (const [index, group] of part.entries()) {
      const four = index === part.length - 1 ? readFour(group) : null;
      if (four) read.push((four[0] << 8) | four[1], (four[2] << 8) | four[3]);
      else if (/^[0-9a-f]{1,4}$/i.test(group)) read.push(Number.parseInt(group, 16));
      else return null;
    }
    groups.push(read);
  }
  const [head = [], tail = []] = groups;
  if (halves.length === 1) return head.length === 8 ? head : null;
  const missing = 8 - head.length - tail.length;
  return missing < 1 ? null : [...head, ...new Array<number>(missing).fill(0), ...tail];
}

/** Four octets of a dotted IPv4 address, or null. */
function readFour(text: string): [number, number, number, number] | null {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (!match) return null;
  const [a = 256, b = 256, c = 256, d = 256] = match.slice(1).map(Number);
  return Math.max(a, b, c, d) > 255 ? null : [a, b, c, d];
}

/** RFC 5952: lower case, no leading zeros, the longest run of two or more zero groups (the first of equals) as `::`. */
function writeGroups(groups: readonly number[]): string {
  let best = { start: 0, length: 0 };
  for (let start = 0; start < 8; start++) {
    let length = 0;
    while (start + length < 8 && groups[start + length] === 0) length++;
    if (length > best.length) best = { start, length };
  }
  const hex = groups.map((group) => group.toString(16));
  if (best.length < 2) return hex.join(':');
  return `${hex.slice(0, best.start).join(':')}::${hex.slice(best.start + best.length).join(':')}`;
}

/**
 * The only form in which an address is stored: IPv4 with its last octet zero (/24), IPv6 with all but its first 48
 * bits zero. An IPv4 address inside IPv6 (`::ffff:203.0.113.9`, also in hexadecimal) counts as IPv4, and the one inside
 * a 6to4 prefix (`2002:…`) loses its last octet too, since 48 bits would show it whole. Brackets, a port and a zone
 * (`%eth0`) are dropped. Null when the text is no address.
 */
export function anonymizeAddress(address: string): string | null {
  const text = address.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const four = readFour(bracketed === undefined ? text.replace(/^([\d.]+):\d+$/, '$1') : '');
  if (four) return `${four[0]}.${four[1]}.${four[2]}.0`;
  const groups = readGroups((bracketed ?? text).replace(/%.*$/, ''));
  if (!groups) return null;
  const [first = 0, second = 0, third = 0, , , sixth = 0, seventh = 0, eighth = 0] = groups;
  if (sixth === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return `${seventh >> 8}.${seventh & 255}.${eighth >> 8}.0`;
  }
  const kept = first === 0x2002 ? third & 0xff00 : third;
  return writeGroups([first, second, kept, 0, 0, 0, 0, 0]);
}
