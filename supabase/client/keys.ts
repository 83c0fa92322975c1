/**
 * Query keys, from the general to the particular: invalidating `keys.requests.all` reaches every list and page of
 * requests. A broadcast `request_changed` invalidates `keys.request(id)` and `keys.requests.all`.
 */
export const keys = {
  requests: {
    all: ['requests'] as const,
    list: (filter: object = {}, seek: object = {}) => ['requests', 'list', filter, seek] as const,
    queue: (filter: object = {}) => ['requests', 'queue', filter] as const,
    unclaimed: () => ['requests', 'unclaimed'] as const,
    count: (filter: object) => ['requests', 'count', filter] as const,
  },
  request: Object.assign((requestId: string) => ['request', requestId] as const, {
    detail: (requestId: string) => ['request', requestId, 'detail'] as const,
    legs: (requestId: string) => ['request', requestId, 'legs'] as const,
    travellers: (requestId: string) => ['request', requestId, 'travellers'] as const,
    events: (requestId: string) => ['request', requestId, 'events'] as const,
    messages: (requestId: string) => ['request', requestId, 'messages'] as const,
    offers: (requestId: string) => ['request', requestId, 'offers'] as const,
    bookings: (requestId: string) => ['request', requestId, 'bookings'] as const,
    invoices: (requestId: string) => ['request', requestId, 'invoices'] as const,
  }),
  offers: (filter: object = {}, seek: object = {}) => ['offers', filter, seek] as const,
  offer: (offerId: string) => ['offer', offerId] as const,
  fee: (legs: readonly object[]) => ['fee', legs] as const,
  bookings: (filter: object = {}, seek: object = {}) => ['bookings', filter, seek] as const,
  invoices: (filter: object = {}, seek: object = {}) => ['invoices', filter, seek] as const,
  invoice: (invoiceId: string) => ['invoice', invoiceId] as const,
  payments: (seek: object = {}) => ['payments', seek] as const,
  events: (seek: object = {}) => ['events', seek] as const,
  account: () => ['account'] as const,
  consents: () => ['account', 'consents'] as const,
  notifications: () => ['notifications'] as const,
  profiles: (filter: object = {}, seek: object = {}) => ['profiles', filter, seek] as const,
  profile: (userId: string) => ['profile', userId] as const,
  contactMessages: (filter: object = {}, seek: object = {}) => ['contact-messages', filter, seek] as const,
  airlines: (filter: object = {}) => ['airlines', filter] as const,
  subscriptions: () => ['subscriptions'] as const,
  outbox: (seek: object = {}) => ['outbox', seek] as const,
  auditLog: (seek: object = {}) => ['audit-log', seek] as const,
} as const;
