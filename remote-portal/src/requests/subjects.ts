/** Conditions outside our hands that an offer may stand under. */
export const subjects = ['medical_clearance', 'minor_quota', 'pet_quota', 'seat_adjacency'] as const;
