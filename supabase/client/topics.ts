/** Private broadcast topics. Events carry ids only; a page answers by asking again. */
export const topics = {
  /** Staff: `request_changed` {request_id}, `contact_changed` {contact_message_id}. */
  desk: 'desk',
  /** One person's own: `request_changed` {request_id}, `notification` {notification_id | request_id}. */
  user: (userId: string) => `user:${userId}`,
} as const;

export type TopicEvent = 'request_changed' | 'contact_changed' | 'notification';
