import type { MailTexts } from './texts.ts';

export const es: MailTexts = {
  confirmation: {
    subject: 'Confirme su dirección de correo',
    body: [
      'Le damos la bienvenida a Kindwing.',
      'Confirme, por favor, que {{email}} es su dirección. El enlace es válido durante 24 horas.',
    ],
    action: 'Confirmar mi dirección',
    footer: 'Si usted no se ha registrado, puede ignorar este mensaje: sin su confirmación no se abre ninguna cuenta.',
  },
  magic_link: {
    subject: 'Su enlace para iniciar sesión',
    body: ['Ha solicitado un enlace para iniciar sesión en Kindwing. Sirve una sola vez, durante una hora.'],
    action: 'Iniciar sesión',
    footer: 'Si no lo ha solicitado, puede ignorar este mensaje.',
  },
  recovery: {
    subject: 'Establezca una nueva contraseña',
    body: [
      'Ha solicitado establecer una nueva contraseña para {{email}}. El enlace sirve una sola vez, durante una hora.',
    ],
    action: 'Establecer una nueva contraseña',
    footer: 'Si no lo ha solicitado, puede ignorar este mensaje: su contraseña no cambia.',
  },
  invite: {
    subject: 'Invitación a Kindwing',
    body: ['Se ha preparado una cuenta para {{email}}. El enlace es válido durante 24 horas.'],
    action: 'Aceptar la invitación',
    footer: 'Si no sabe de qué se trata, puede ignorar este mensaje.',
  },
  email_change_new: {
    subject: 'Confirme su nueva dirección de correo',
    body: ['Confirme, por favor, que esta será la nueva dirección de su cuenta de Kindwing.'],
    action: 'Confirmar la nueva dirección',
    footer: 'Si no lo ha solicitado, puede ignorar este mensaje.',
  },
  email_change_current: {
    subject: 'Confirme el cambio de su dirección de correo',
    body: [
      'Ha solicitado cambiar la dirección de su cuenta de Kindwing, {{email}}. Confírmelo, por favor, también aquí.',
    ],
    action: 'Confirmar el cambio',
    footer: 'Si no ha sido usted, no abra el enlace y cambie su contraseña.',
  },
  account_exists: {
    subject: 'Ya tiene una cuenta',
    body: [
      'Alguien, probablemente usted, ha intentado registrarse en Kindwing con {{email}}. Esta dirección ya tiene una cuenta.',
      'Puede iniciar sesión con ella. Si ha olvidado la contraseña, establezca una nueva.',
    ],
    action: 'Ir a la página de inicio de sesión',
    footer: 'Si no ha sido usted, puede ignorar este mensaje: no ha cambiado nada.',
  },
  address_taken: {
    subject: 'Han indicado su dirección para otra cuenta',
    body: [
      'Alguien ha intentado usar {{email}} como dirección de otra cuenta de Kindwing. Pertenece a la suya, y así seguirá.',
    ],
    footer: 'No tiene que hacer nada.',
  },
};
