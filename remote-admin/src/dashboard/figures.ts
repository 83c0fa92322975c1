import {
  type Client,
  countInvoices,
  countMails,
  countOpenContactMessages,
  countRequests,
  keys,
} from '@kindwing/backend/client';
import type { IconName } from '@kindwing/ui';
import { type Attention, attentionFilter } from '../requests/filters.ts';

/** A number on the dashboard: how it is counted, and the list that shows the same things one by one. */
export interface Figure {
  name: Attention | 'contact' | 'unpaid' | 'mails_waiting' | 'mails_failed';
  icon: IconName;
  to: string;
  /** pressing: above zero it asks for somebody at once */
  pressing: boolean;
  key: readonly unknown[];
  count: (client: Client) => Promise<number>;
}

const ofRequests = (name: Attention, icon: IconName, pressing: boolean): Figure => ({
  name,
  icon,
  pressing,
  to: `/admin/requests?needs=${name}`,
  key: keys.requests.count({ needs: name }),
  count: (client) => countRequests(client, attentionFilter(name)),
});

export const deskFigures: readonly Figure[] = [
  ofRequests('urgent', 'sos', true),
  ofRequests('unclaimed', 'inbox', true),
  ofRequests('offer_ending', 'clock', false),
  ofRequests('to_book', 'plane', true),
  {
    name: 'contact',
    icon: 'chat',
    to: '/admin/support',
    pressing: false,
    key: ['contact-messages', 'count'],
    count: countOpenContactMessages,
  },
  {
    name: 'unpaid',
    icon: 'invoice',
    to: '/admin/payments?status=open',
    pressing: false,
    key: ['invoices', 'count', 'open'],
    count: (client) => countInvoices(client, 'open'),
  },
];

const ofMails = (state: 'waiting' | 'failed', pressing: boolean): Figure => ({
  name: `mails_${state}`,
  icon: 'mail',
  pressing,
  to: `/admin/mails?state=${state}`,
  key: ['outbox', 'count', state],
  count: (client) => countMails(client, state),
});

/** Only admins read the outbox. */
export const mailFigures: readonly Figure[] = [ofMails('waiting', false), ofMails('failed', true)];
