import type { en } from './failure.en.ts';

export const es = {
  'failure.title': 'No se ha podido hacer',
  'failure.last_admin': 'Es la última cuenta de administración activa. Nombre antes a otra persona.',
  'failure.own_role': 'Nadie puede cambiar su propio rol. Pídaselo a otra persona de administración.',
  'failure.own_account':
    'Nadie puede suspender ni restablecer su propia cuenta. Pídaselo a otra persona de administración.',
  'failure.admin_only': 'Solo puede hacerlo una cuenta de administración activa.',
  'failure.staff_only': 'Solo pueden hacerlo agentes y administración.',
  'failure.user_not_found': 'Ese usuario ya no existe. Vuelva a cargar la lista.',
  'failure.invoice_not_found': 'Esa factura ya no existe. Vuelva a cargar la lista.',
  'failure.cursor_invalid': 'La dirección indica una página que esta lista no tiene.',
  'failure.suspended': 'Su cuenta está suspendida. Otra persona de administración puede restablecerla.',
  'failure.validation': 'Hay algún dato incorrecto. Revíselo e inténtelo de nuevo.',
  'failure.conflict': 'Otra persona se ha adelantado. Vuelva a cargar para ver cómo está.',
  'failure.forbidden': 'Su cuenta no puede hacer esto.',
  'failure.not_found': 'Ya no está.',
  'failure.rate_limited': 'Demasiadas veces en poco tiempo. Espere un minuto e inténtelo de nuevo.',
  'failure.offline': 'No hay conexión. Inténtelo de nuevo cuando la recupere.',
  'failure.server': 'Nuestro servidor tiene un problema. Inténtelo de nuevo en un momento.',
} satisfies Record<keyof typeof en, string>;
