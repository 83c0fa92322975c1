import { Fragment } from 'react';
import { PhoneLink } from './phone-link.tsx';

/** Where a message asks for `{{phone}}`, the link that calls stands in the sentence. Pass the message with this as the number. */
export const PHONE_MARK = '\u2063phone\u2063';

export function WithPhone({ text }: { text: string }) {
  return text.split(PHONE_MARK).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <PhoneLink /> : null}
      {part}
    </Fragment>
  ));
}
