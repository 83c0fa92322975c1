import type { LegalContent } from '../legal-content.ts';

export default {
  body: `
People come to this site because traveling is harder for them than it should be. The site must not be one more obstacle.

## The standard we hold ourselves to

We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It includes everything that the European standard EN 301 549 asks of websites through WCAG 2.1 AA, on which the European Accessibility Act (Directive 2019/882) rests.

## What we have done

- Everything works with a keyboard, in a sensible order, and the focus is always visible.
- Headings, regions, lists and forms carry names that screen readers announce. A link at the top leads straight to the content.
- Letters are set in Atkinson Hyperlegible Next, drawn by the Braille Institute so that similar letters stay apart.
- Text and controls keep their contrast in the light and the dark appearance.
- Nothing moves for people who have asked their device for less motion.
- Pages keep working at 200 % text size and on a screen 320 pixels wide.
- Forms say what is wrong, where, and how to mend it. What you typed is kept when the connection fails.
- You can sign in with a link by email, without remembering a password; password managers and pasting work.
- Everything is available in English and in Spanish.

## What does not work yet

- The illustrations are decoration or have a short description; there are no longer ones.
- There is no version in sign language, and no easy-to-read edition yet.
- Documents that airlines publish, and to which we link, may not be accessible. Ask us, and we read them with you.

We check with automatic tools and by keyboard. We have not yet had an audit by an independent body, so we call the site **partially conformant** until one has looked.

## Other ways to reach us

If a page or form does not work for you, write to us with the [contact form](/contact) or call the number on the [SOS page](/sos). Relay services are welcome; tell the operator to take their time. Everything that can be done on this site can also be done with a person.

## Tell us

Describe what you tried to do and with what device. A person answers and tells you what we will do and by when. If our answer doesn't satisfy you, you may complain to the authority that supervises the accessibility of services in your country.
`,
} satisfies LegalContent;
