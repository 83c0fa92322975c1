import { Link as RouterLink, type To } from '@kindwing/ui/router';
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AnchorHTMLAttributes, FocusEventHandler, MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUiText } from '../messages/use-ui-text.ts';

interface Target {
  /** a path of this site */
  to?: To;
  /** another site, a mail or a phone number */
  href?: string;
  /** opens in a new tab, and says so */
  newTab?: boolean;
}

type ButtonLook = Pick<
  ButtonProps,
  'children' | 'color' | 'variant' | 'size' | 'startIcon' | 'endIcon' | 'fullWidth' | 'sx' | 'className'
>;

interface LinkEvents {
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  onFocus?: FocusEventHandler<HTMLAnchorElement>;
  onMouseEnter?: MouseEventHandler<HTMLAnchorElement>;
  id?: string;
  lang?: string;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true';
  'aria-describedby'?: string;
  /** saves instead of opening */
  download?: string | boolean;
}

export type LinkButtonProps = ButtonLook &
  Target &
  LinkEvents & { reloadDocument?: boolean; replace?: boolean; state?: unknown };

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ to, href, newTab, children, reloadDocument, replace, state, ...rest }: LinkButtonProps) {
  const t = useUiText();
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const content = (
    <>
      {children}
      {newTab ? <VisuallyHidden> ({t('link.newTab')})</VisuallyHidden> : null}
    </>
  );
  if (to === undefined)
    return (
      <Button<'a'> {...rest} {...tab} component="a" href={href}>
        {content}
      </Button>
    );
  return (
    <Button<typeof RouterLink>
      {...rest}
      {...tab}
      component={RouterLink}
      to={to}
      replace={replace}
      state={state}
      reloadDocument={reloadDocument}
    >
      {content}
    </Button>
  );
}

const anchorStyle = {
  color: 'var(--kw-link, var(--kw-palette-primary-main))',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
  borderRadius: 4,
  // Room for a finger, 24 px at least, that moves no line: inline padding takes none.
  paddingBlock: 2,
  '&:hover': { textDecorationThickness: '2.5px' },
} as const;
const StyledRouterLink = styled(RouterLink)(anchorStyle);
const StyledAnchor = styled('a')(anchorStyle);

export type TextLinkProps = Target & {
  children: ReactNode;
  className?: string;
  id?: string;
  replace?: boolean;
  state?: unknown;
  reloadDocument?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  onFocus?: FocusEventHandler<HTMLAnchorElement>;
  onMouseEnter?: MouseEventHandler<HTMLAnchorElement>;
} & Pick<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'aria-label' | 'aria-current' | 'download' | 'hrefLang' | 'lang' | 'target' | 'rel'
  >;

/** A link in text, always underlined. */
export function TextLink({ to, href, newTab, children, replace, state, reloadDocument, ...rest }: TextLinkProps) {
  const t = useUiText();
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const content = (
    <>
      {children}
      {newTab ? (
        <>
          {' '}
          <Icon name="external" size="0.9em" label={t('link.newTab')} />
        </>
      ) : null}
    </>
  );
  if (to === undefined)
    return (
      <StyledAnchor {...rest} {...tab} href={href}>
        {content}
      </StyledAnchor>
    );
  return (
    <StyledRouterLink {...rest} {...tab} to={to} replace={replace} state={state} reloadDocument={reloadDocument}>
      {content}
    </StyledRouterLink>
  );
}
