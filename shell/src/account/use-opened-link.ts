import { type AuthResult, cleanAddress, parseLink, type Role, useAuth } from '@kindwing/auth';
import { useNavigate } from '@kindwing/ui/router';
import { useEffect, useState } from 'react';

type Opened = AuthResult<{ role: Role; recovering: boolean }>;

/** What became of the link that this page was opened with. */
export type OpenedLink = { status: 'none' } | { status: 'opening' } | { status: 'settled'; result: Opened };

/** Links work once, and an effect may run twice: each address is opened once for the life of the page. */
const opened = new Map<string, Promise<Opened>>();

/** Opens the link in the address, if there is one, and takes what it carried out of the address and the history. */
export function useOpenedLink(): OpenedLink {
  const { completeLink } = useAuth();
  const navigate = useNavigate();
  const [href] = useState(() => window.location.href);
  const [link, setLink] = useState<OpenedLink>(() =>
    parseLink(href).kind === 'none' ? { status: 'none' } : { status: 'opening' },
  );

  useEffect(() => {
    if (link.status !== 'opening') return;
    let wanted = true;
    const result = opened.get(href) ?? completeLink(href);
    opened.set(href, result);
    void navigate(cleanAddress(href), { replace: true });
    void result.then((settled) => {
      if (wanted) setLink({ status: 'settled', result: settled });
    });
    return () => {
      wanted = false;
    };
  }, [href]);
  return link;
}
