import type { documentsEn } from './documents.en.ts';

export const documentsEs = {
  'document.passport': 'Pasaporte',
  'document.visa': 'Visado, autorización de viaje (eTA, ETA, ESTA) o prueba de regreso, según exija cada escala',
  'document.id_or_passport': 'Documento de identidad o pasaporte',
  'document.child_id_es':
    'DNI o pasaporte del menor (con menos de 14 años en vuelos nacionales españoles se admite otra prueba; la compañía puede pedir el libro de familia)',
  'document.um_form':
    'Formulario de menor no acompañado (UM) con descargo de responsabilidad, para ambos extremos (guarde copia)',
  'document.drop_off_adult': 'Nombre, documento y teléfono del adulto que entrega al menor',
  'document.pick_up_adult': 'Nombre, documento y teléfono del adulto que recoge al menor a la llegada ({{date}})',
  'document.consent_letter': 'Autorización de los padres ante notario',
  'document.custody': 'Documento de custodia, si firma solo uno de los padres',
  'document.es_exit_permit':
    'Declaración firmada de permiso de viaje fuera del territorio nacional, para un menor español residente que viaja sin un titular de la patria potestad',
  'document.co_exit_permit': 'Permiso de salida autenticado de los padres (Colombia)',
  'document.co_birth_record': 'Registro civil de nacimiento, original o copia certificada',
  'document.microchip': 'Microchip ISO, colocado antes de la vacuna',
  'document.rabies': 'Vacuna antirrábica, a partir de las 12 semanas de edad y 21 días antes del viaje',
  'document.eu_pet_passport': 'Pasaporte europeo para animales de compañía',
  'document.eu_entry':
    'Documento de entrada del animal en la UE: pasaporte si reside en la UE, si no certificado zoosanitario',
  'document.dot_service_form': 'Formulario de transporte de animales de asistencia del DOT (EE. UU.)',
  'document.dot_relief': 'Declaración de necesidades del animal del DOT (Relief Attestation, EE. UU.)',
  'document.cdc_receipt': 'Justificante del formulario de entrada de perros de los CDC',
  'document.tapeworm': 'Certificado del tratamiento contra la tenia, de 24 a 120 horas antes de la llegada',
  'document.esan_letter':
    'Carta de un profesional de salud mental para el animal de apoyo emocional, de menos de 1 año',
  'document.uk_cargo':
    'Reserva de carga declarada (conocimiento aéreo) y aprobación del centro de recepción de animales para entrar en el Reino Unido',
  'document.uk_health_certificate': 'Certificado sanitario de animales de compañía de Gran Bretaña',
  'document.training_proof': 'Prueba de que el perro de asistencia está adiestrado',
  'document.vet_health': 'Certificado veterinario de salud, si la compañía lo pide',
  'document.handover_contacts':
    'Nombre y teléfono de las personas de contacto que entregan y reciben al viajero en ambos extremos (contacto de emergencia)',
  'document.device_dimensions': 'Medidas y peso de la silla, lista para la bodega',
  'document.battery_specification': 'Ficha de la batería (Wh, UN38.3)',
  'document.isolation': 'Instrucciones para aislar la batería y el mando',
  'document.operator_approval': 'Aprobación de la compañía por escrito',
  'document.instrument_dimensions': 'Medidas del instrumento con su estuche, y peso',
  'document.item_dimensions': 'Medidas y peso del objeto',
  'document.item_declaration': 'Formulario de declaración de equipo deportivo de la compañía, firmado',
  'document.cites': 'Certificado CITES de instrumento musical, si contiene materiales protegidos',
  'document.firearm_permit': 'Permiso de armas y aprobación de la compañía',
  'document.one_fare_form': 'Formulario médico para el asiento sin segunda tarifa',
  'document.medif':
    'Formulario médico MEDIF, partes 1 y 2 rellenadas por el médico en los {{days}} días anteriores al vuelo',
  'document.medif_again':
    'Segundo formulario médico MEDIF (u otro más), porque el vuelo es más de {{days}} días después',
  'document.health_consent': 'Consentimiento para comunicar datos de salud',
  'document.poc_label': 'Etiqueta de conformidad del concentrador de oxígeno (POC)',
  'document.physician_statement': 'Informe del médico',
  'document.poc_batteries': 'Baterías para {{needed}} minutos (150 % de {{trip}})',
  'document.escort_qualification': 'Titulación y pasaporte del acompañante médico',
  'document.ambulances': 'Reservas de ambulancia en ambos aeropuertos',
  'document.pregnancy_certificate': 'Certificado médico del embarazo con la semana y la fecha prevista',
  'document.pir': 'Número de PIR (parte de irregularidad de equipaje)',
  'document.bag_tag': 'Etiqueta del equipaje',
  'document.boarding_pass': 'Tarjeta de embarque',
  'document.receipts': 'Recibos de los artículos de primera necesidad',
  'document.delivery_note': 'Albarán de entrega con fecha',
  'document.um_form_copy': 'Copia del formulario de menor no acompañado (UM)',
  'document.parent_authority': 'Autorización de los padres para reclamar por el menor',
} satisfies Record<keyof typeof documentsEn, string>;
