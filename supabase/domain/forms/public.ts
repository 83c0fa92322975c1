import { z } from 'zod';
import { legsSchema } from '../legs/index.ts';
import { serviceTypes } from '../services/index.ts';
import { consent, email, honeypot, marketing, optionalPhone, required } from './fields.ts';

const name = required('error.name_required');
const address = email('error.email_required', 'error.email_invalid');

/** `/contact` */
export const contactSchema = z.object({
  name,
  email: address,
  subject: required('error.subject_required'),
  message: required('error.message_required', 10_000),
  consent_processing: consent('error.consent.contact'),
  consent_marketing: marketing,
  website: honeypot,
});
export type ContactForm = z.input<typeof contactSchema>;

/** `/sos`: becomes an urgent request of service type `other`. */
export const sosSchema = z.object({
  name,
  email: address,
  phone: required('error.phone_required', 40),
  location: required('error.location_required', 500),
  needs: required('error.needs_required', 10_000),
  consent_processing: consent('error.consent.sos'),
  consent_marketing: marketing,
  website: honeypot,
});
export type SosForm = z.input<typeof sosSchema>;

/** `/request-form`; the client's wizard adds legs. */
export const requestSchema = z.object({
  name,
  email: address,
  phone: optionalPhone,
  service_type: z.enum(serviceTypes, 'error.service_type_required'),
  message: required('error.details_required', 10_000),
  consent_processing: consent('error.consent.request'),
  consent_marketing: marketing,
  website: honeypot,
  legs: legsSchema.optional(),
});
export type RequestForm = z.input<typeof requestSchema>;
