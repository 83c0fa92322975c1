import type { ServiceType } from '@kindwing/backend/domain';

/** A paper of the rules' checklist, by its name there. */
export interface Paper {
  id: string;
  /** only on some trips; the agent says whether on this one */
  sometimes?: boolean;
}

const always: readonly Paper[] = [{ id: 'id_or_passport' }, { id: 'visa', sometimes: true }];

/**
 * What is usually asked for, by kind of service, before anybody has looked at the trip itself. Papers whose text needs a
 * date or a number of the trip are left out: they come with the checklist made for it.
 */
const special: Readonly<Record<ServiceType, readonly Paper[]>> = {
  'unaccompanied-minors': [
    { id: 'um_form' },
    { id: 'drop_off_adult' },
    { id: 'consent_letter', sometimes: true },
    { id: 'custody', sometimes: true },
    { id: 'es_exit_permit', sometimes: true },
    { id: 'co_exit_permit', sometimes: true },
  ],
  'pets-service-animals': [
    { id: 'microchip' },
    { id: 'rabies' },
    { id: 'eu_entry', sometimes: true },
    { id: 'vet_health', sometimes: true },
    { id: 'training_proof', sometimes: true },
    { id: 'dot_service_form', sometimes: true },
    { id: 'dot_relief', sometimes: true },
    { id: 'tapeworm', sometimes: true },
  ],
  'elderly-travelers': [
    { id: 'device_dimensions', sometimes: true },
    { id: 'battery_specification', sometimes: true },
  ],
  'passengers-of-size': [{ id: 'one_fare_form', sometimes: true }],
  'baggage-special-items': [
    { id: 'item_dimensions' },
    { id: 'instrument_dimensions', sometimes: true },
    { id: 'battery_specification', sometimes: true },
    { id: 'operator_approval', sometimes: true },
    { id: 'cites', sometimes: true },
  ],
  'trip-medical-escort': [
    { id: 'health_consent' },
    { id: 'physician_statement', sometimes: true },
    { id: 'poc_label', sometimes: true },
    { id: 'escort_qualification', sometimes: true },
    { id: 'ambulances', sometimes: true },
  ],
  other: [],
};

export const papersFor = (service: ServiceType): readonly Paper[] => [...always, ...special[service]];
