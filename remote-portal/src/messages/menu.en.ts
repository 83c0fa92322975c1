export const en = {
  'menu.dashboard': 'Dashboard',
  'menu.requests': 'Requests',
  'menu.newRequest': 'New request',
  'menu.request': 'Request',
  'menu.offer': 'Offer',
  'menu.offers': 'Offers',
  'menu.trips': 'Trips',
  'menu.documents': 'Documents',
  'menu.agentDesk': 'Agent Desk',
} as const;
