import { Fragment } from 'react';

/** A declared route, which a narrow column breaks at its slashes rather than inside a word. */
export function RouteName({ route }: { route: string }) {
  const [first = '', ...rest] = route.split(/(?<=.)(?=\/)/);
  return (
    <code>
      {first}
      {rest.map((part, at) => (
        <Fragment key={at}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}
