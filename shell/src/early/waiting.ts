/**
 * Runs inline at the end of a page that was made ahead of time, until the application takes it over. It starts the
 * application when somebody wants more than to read and to follow links, and serves meanwhile what can't wait: theme,
 * cookies, the SOS button's pulse, menu, the way back to the top, the choice of language. Other buttons are pressed again, a form's
 * among them, and what was filled in is filled in again, once they can answer.
 * Built into one script and allowed by its hash. It must not throw.
 */
import { afterPainting } from './after-painting.ts';
import { watchLinks } from './coming-link.ts';

afterPainting(() => {
  const page = document.documentElement;
  const application = document.getElementById('kindwing-app');
  if (!(application instanceof HTMLTemplateElement)) return;

  const read = (name: string): string | null => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const keep = (name: string, value: string): boolean => {
    try {
      localStorage.setItem(name, value);
      return true;
    } catch {
      return false;
    }
  };

  // Whether a server that has told this page so sends of others what differs (`serve/dictionaries.ts`), some 4 kB each.
  const areDifferences = () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (
      document.createElement('link').relList.supports('compression-dictionary') &&
      visit?.serverTiming?.some(({ name }) => name === 'differences')
    );
  };

  const addRules = (id: string) => {
    const rules = document.getElementById(id);
    if (rules instanceof HTMLTemplateElement) document.head.append(rules.content.cloneNode(true));
  };
  addRules('kindwing-always');
  // A mouse over a link is a sign early enough to draw the next page before it is pressed.
  if (matchMedia('(hover: hover)').matches) addRules('kindwing-pointer');
  // A hand that slows down towards a link is an earlier one, and the keyboard has no other.
  let foreseen = false;
  const stopWatching = watchLinks((link) => {
    link.setAttribute('data-coming', '');
    if (!foreseen) addRules('kindwing-coming');
    foreseen = true;
  });
  // The likeliest next page, once this one is read: the line and the processor are free then.
  const CALM_MS = 1500;
  const onCalm = () => {
    if (started) return;
    addRules('kindwing-next');
    if (!areDifferences()) return;
    addRules('kindwing-near');
    addEventListener('scrollend', onScrolled);
  };
  // Who reads on and stops comes to links that nobody foresaw, such as the footer's.
  let most = 16;
  const onScrolled = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a,footer a')) {
      const { top, bottom } = link.getBoundingClientRect();
      const isOther = link.pathname !== location.pathname && !link.hasAttribute('data-near');
      if (most === 0 || !isOther || top < 0 || bottom > innerHeight) continue;
      link.setAttribute('data-near', '');
      most -= 1;
    }
  };
  const onLoad = () => setTimeout(onCalm, CALM_MS);
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);

  // A link to data in the page's own fragment is answered by the application alone.
  const controls = 'button,input,select,textarea,label,summary,a[href*="#"][href*="="]';
  const hints = ['touchstart', 'focusin'] as const;
  let started = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    if (started) return;
    started = true;
    clearTimeout(rest);
    for (const hint of hints) removeEventListener(hint, onHint);
    removeEventListener('pointerover', onPointer);
    removeEventListener('scrollend', onScrolled);
    stopWatching();
    const scripts = document.importNode(application.content, true);
    for (const script of scripts.querySelectorAll('script')) script.addEventListener('error', () => sendPlainly());
    document.head.append(scripts);
  };
  // A link leads on without any script, and its page is fetched ahead: it is no reason to start.
  const isControl = (target: EventTarget | null) => target instanceof Element && target.closest(controls) !== null;
  const onHint = ({ target }: Event) => {
    if (isControl(target)) start();
  };
  // On its way to a link a mouse passes over buttons: only one that rests on them wants them, and the line stays free for the link's page.
  const onPointer = ({ target }: Event) => {
    clearTimeout(rest);
    if (isControl(target)) rest = setTimeout(start, 65);
  };
  // The way back to the top is offered from here on (specification §4). Who reads on wants no application yet.
  const onScroll = () => page.toggleAttribute('data-scrolled', scrollY > 300);
  for (const hint of hints) addEventListener(hint, onHint, { passive: true });
  addEventListener('pointerover', onPointer, { passive: true });
  // What is around the content is taken over first, then the content: until there, what is filled in and sent is kept here.
  const untilFrame = new AbortController();
  const untilWhole = new AbortController();
  addEventListener('scroll', onScroll, { passive: true, signal: untilFrame.signal });

  const isSignedIn = () => {
    try {
      return Object.keys(localStorage).some((name) => /^sb-.*-auth-token$/.test(name));
    } catch {
      return false;
    }
  };
  const isOverridden = () => (read('kindwing.overrides') ?? '{}') !== '{}';
  const asksForData = () => location.hash.includes('=');
  addEventListener('hashchange', () => asksForData() && start());
  // What somebody left on this device, such as a draft, is brought back by the application.
  const isExpected = () =>
    [...document.querySelectorAll('[data-kept]')].some((each) => read(each.getAttribute('data-kept') ?? ''));
  if (location.search || asksForData() || isSignedIn() || isOverridden() || isExpected()) start();

  // The HTML names these buttons as if nothing had been chosen or opened yet.
  const rename = (name: 'theme' | 'pulse' | 'menu') => {
    for (const button of document.querySelectorAll(`[data-early="${name}"]`)) {
      const [label, other] = [button.getAttribute('aria-label') ?? '', button.getAttribute('data-other') ?? ''];
      button.setAttribute('aria-label', other);
      button.setAttribute('data-other', label);
    }
  };
  if (page.getAttribute('data-mode') === 'dark') rename('theme');
  if (page.hasAttribute('data-sos-still')) rename('pulse');

  const early: Record<string, (control: HTMLElement) => void> = {
    top: () => {
      const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'auto' });
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    theme: () => {
      const mode = page.getAttribute('data-mode') === 'dark' ? 'light' : 'dark';
      keep('theme', mode);
      page.setAttribute('data-mode', mode);
      page.style.colorScheme = mode;
      rename('theme');
    },
    pulse: () => {
      keep('sos-still', page.toggleAttribute('data-sos-still') ? 'yes' : '');
      rename('pulse');
    },
    accept: () => answer(true),
    decline: () => answer(false),
    menu: (button) => {
      const menu = document.getElementById(button.getAttribute('data-menu') ?? '');
      if (!menu) return;
      menu.hidden = !menu.hidden;
      button.setAttribute('aria-expanded', String(!menu.hidden));
      rename('menu');
    },
  };
  const answer = (accepted: boolean) => {
    const choice = { analytics: accepted, marketing: accepted, date: new Date().toISOString() };
    keep('cookie-consent', JSON.stringify(choice));
    page.setAttribute('data-cookies', 'answered');
    dispatchEvent(new Event('kindwing:cookies'));
    // The banner goes with its buttons: the focus must not go with them.
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  // Taken over, a control is set back to what the page was made with, or keeps what its owner never heard of.
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const isBox = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);
  const filled = new Map<Control, string | boolean>();
  // Noted before the application hears of it: it takes a part over to answer, and what was filled in there is gone by then.
  const onFilled = ({ type, target }: Event) => {
    const control = target as Control;
    const box = isBox(control);
    if (type === 'click' && !box) return;
    filled.set(control, box ? control.checked : control.value);
    // Some tools set a value without the focus.
    start();
  };
  const first = { capture: true, signal: untilWhole.signal };
  for (const type of ['input', 'click']) addEventListener(type, onFilled, first);
  const fillAgain = (control: Control, value: string | boolean) => {
    // Its own setter tells React of another value first, its prototype's doesn't: so the change is one.
    if (isBox(control)) {
      control.checked = !value;
      control.click();
    } else if (control.type !== 'file') {
      control.value = value === '' ? ' ' : '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };

  let again: HTMLElement | undefined;
  // A form waits for the application's own words on what is wrong. Who presses again later, or waits in vain, is answered by the browser.
  const PATIENCE_MS = 10_000;
  const SAME_PRESS_MS = 1000;
  let hopeless = false;
  let sending: { button: HTMLButtonElement; since: number; patience: ReturnType<typeof setTimeout> } | undefined;
  const stopSending = () => {
    const button = sending?.button;
    clearTimeout(sending?.patience);
    button?.removeAttribute('aria-busy');
    sending = undefined;
    return button;
  };
  const sendPlainly = () => {
    hopeless = true;
    const button = stopSending();
    button?.form?.requestSubmit(button);
  };
  const holdBack = (event: Event, button: HTMLButtonElement) => {
    const before = sending?.button === button ? sending : undefined;
    if (before && event.timeStamp - before.since > SAME_PRESS_MS) hopeless = true;
    if (hopeless) return void stopSending();
    event.preventDefault();
    if (before) return;
    stopSending();
    button.setAttribute('aria-busy', 'true');
    sending = { button, since: event.timeStamp, patience: setTimeout(sendPlainly, PATIENCE_MS) };
  };
  const onSend = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type !== 'submit' || !button.form) return;
    holdBack(event, button);
    start();
  };
  addEventListener('click', onSend, first);

  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const language = target.closest<HTMLAnchorElement>('a[data-language]');
    if (language) {
      const chosen = language.getAttribute('data-language') ?? '';
      // A page for what doesn't exist: the link can't know the address, and the other language says the same of it.
      if (page.getAttribute('data-twin') === '*') {
        const { pathname } = location;
        const plain = page.lang === 'es' ? pathname.slice('/es'.length) || '/' : pathname;
        language.pathname = chosen === 'es' ? `/es${plain}` : plain;
      }
      if (!keep('i18nextLng', chosen)) language.search = `?lng=${chosen}`;
      return;
    }
    const control = target.closest<HTMLElement>('[data-early],button');
    if (!control) return;
    const action = early[control.getAttribute('data-early') ?? ''];
    if (action) action(control);
    else if (control.getAttribute('type') === 'button') again = control;
    start();
  };
  addEventListener('click', onClick, untilFrame);

  document.addEventListener('kindwing:frame', () => untilFrame.abort());
  document.addEventListener(
    'kindwing:hydrated',
    () => {
      untilWhole.abort();
      // As soon as React, which is still at work while it says so, lets go: nobody sees a control without what was filled in.
      queueMicrotask(() => {
        for (const [control, value] of filled) if (control.isConnected) fillAgain(control, value);
        const button = stopSending();
        if (button?.form) {
          button.form.noValidate = true;
          button.click();
        }
        if (again?.isConnected) again.click();
      });
    },
    { once: true },
  );
});
