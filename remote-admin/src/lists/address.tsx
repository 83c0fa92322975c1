/** An email address: where it is too long for a line it breaks before its @ rather than within a word. */
export function Address({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, Math.max(at, 0))}
      <wbr />
      {children.slice(Math.max(at, 0))}
    </>
  );
}
