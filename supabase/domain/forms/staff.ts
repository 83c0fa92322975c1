import { z } from 'zod';
import { serviceTypes } from '../services/index.ts';
import { requestPriorities, tripTypes } from '../states/index.ts';
import { email, optionalPhone, required } from './fields.ts';

export const roles = ['admin', 'agent', 'client'] as const;
export type Role = (typeof roles)[number];

/** `/admin/users/promote`: one sentence covers both fields when either is missing (specification §5). */
export const promotionSchema = z.object({
  email: email('error.promotion_incomplete', 'error.email_invalid'),
  role: z.enum(roles, 'error.promotion_incomplete'),
});
export type PromotionForm = z.input<typeof promotionSchema>;

/** `/admin/requests/new-quick`: what an agent hears on the phone. Consent is asked for in the mail that follows. */
export const quickCreateSchema = z.object({
  name: required('error.name_required'),
  email: email('error.email_required', 'error.email_invalid'),
  phone: optionalPhone,
  service_type: z.enum(serviceTypes, 'error.service_type_required'),
  message: required('error.details_required', 10_000),
  priority: z.enum(requestPriorities).default('normal'),
  trip_type: z.enum(tripTypes).default('one_way'),
  language: z.enum(['en', 'es']).default('en'),
});
export type QuickCreateForm = z.input<typeof quickCreateSchema>;

/** A reason that a person must give: cancelling, declining, withdrawing, extending, viewing as a client. */
export const reasonSchema = z.object({ reason: required('error.reason_required', 2000) });
export type ReasonForm = z.input<typeof reasonSchema>;
