import { formErrorsEn } from '@kindwing/backend/domain/messages';
import { en as desk } from '../desk/messages/en.ts';
import { en as needs } from '../needs/messages/en.ts';
import { en as requests } from '../requests/messages/en.ts';
import { en as traveller } from '../traveller/messages/en.ts';
import { en as menu } from './menu.en.ts';

export const en = { ...formErrorsEn, ...menu, ...requests, ...needs, ...desk, ...traveller } as const;
export default en;
