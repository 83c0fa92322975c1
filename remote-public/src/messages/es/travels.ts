import type { travels as english } from '../en/travels.ts';

export const travels = {
  'travels.meta.description':
    'Encuentre la ayuda adecuada: menores sin acompañante, mascotas y animales de asistencia, personas mayores, pasajeros de talla grande, objetos especiales, acompañamiento médico.',
  'travels.title': 'Encuentre la ayuda que encaja',
  'travels.subtitle': 'Seis formas de viajar que conocemos bien. Busque, o elija lo que le importa.',
  'travels.search.label': 'Buscar servicios',
  'travels.search.placeholder': 'Por ejemplo: menor, oxígeno, chelo',
  'travels.filters.legend': 'Mostrar servicios para',
  'travels.filters.clear': 'Borrar búsqueda y filtros',
  'travels.count_one': '{{count}} servicio',
  'travels.count_other': '{{count}} servicios',
  'travels.empty.title': 'No se han encontrado servicios',
  'travels.empty.body': 'Pruebe a cambiar la búsqueda o los filtros.',
  'travels.other': '¿Otra cosa? Casi todos los viajes son una mezcla. Escríbanos con sus propias palabras.',
  'travels.otherLink': 'Contáctenos',
  'tag.UMNR': 'Menores sin acompañante',
  'tag.Pets': 'Mascotas',
  'tag.WCHR': 'Silla de ruedas',
  'tag.Extra seat': 'Asiento extra',
  'tag.Medical': 'Necesidades médicas',
  'tag.Oversize items': 'Objetos voluminosos',
  'service.unaccompanied-minors.title': 'Menores sin acompañante',
  'service.unaccompanied-minors.description':
    'Menores que vuelan solos: la compañía que los acepta, el formulario y dos adultos preparados.',
  'service.unaccompanied-minors.hint': 'Díganos la edad del menor el día de cada vuelo, y quién lo lleva y lo recoge.',
  'service.unaccompanied-minors.alt':
    'Una niña con un cordón identificativo y una maleta pequeña da la mano a un adulto',
  'service.pets-service-animals.title': 'Mascotas y animales de asistencia',
  'service.pets-service-animals.description':
    'Cabina, bodega o perro de asistencia: la plaza a bordo, los papeles y el calendario de cada frontera.',
  'service.pets-service-animals.hint':
    'Díganos especie, raza, peso con el transportín y si es un perro de asistencia adiestrado.',
  'service.pets-service-animals.alt': 'Un perro con arnés sentado junto a un transportín',
  'service.elderly-travelers.title': 'Personas mayores',
  'service.elderly-travelers.description':
    'Ayuda con la distancia, las escaleras o la memoria, una silla en la puerta y escalas sin prisa.',
  'service.elderly-travelers.hint':
    'Háblenos de caminar, de las escaleras y de la memoria, y de si alguien le acompaña.',
  'service.elderly-travelers.alt': 'Un hombre mayor con bastón camina junto a una asistente',
  'service.passengers-of-size.title': 'Pasajeros de talla grande',
  'service.passengers-of-size.description':
    'El asiento lo bastante ancho o el segundo asiento al lado, con condiciones justas y sin debate.',
  'service.passengers-of-size.hint': 'Díganos si desea un segundo asiento, un alargador de cinturón, pasillo.',
  'service.passengers-of-size.alt': 'Dos asientos de avión juntos con el reposabrazos levantado entre ellos',
  'service.baggage-special-items.title': 'Equipaje y objetos especiales',
  'service.baggage-special-items.description':
    'Instrumentos como el violonchelo, material deportivo, sillas eléctricas: medidos, aceptados por escrito y declarados por su valor.',
  'service.baggage-special-items.hint': 'Díganos qué es, su tamaño y peso embalado, y si lleva batería.',
  'service.baggage-special-items.alt': 'Un estuche de violonchelo, una rueda de bicicleta y una maleta',
  'service.trip-medical-escort.title': 'Viaje y acompañamiento médico',
  'service.trip-medical-escort.description':
    'Oxígeno, camilla, enfermero o médico a bordo, y el formulario médico seguido hasta que la compañía dice que sí.',
  'service.trip-medical-escort.hint':
    'Díganos qué ayuda hace falta a bordo. Sin diagnóstico, por favor: lo preguntamos aparte, con su consentimiento, si una compañía lo exige.',
  'service.trip-medical-escort.alt': 'Una enfermera junto a una camilla bajo una cruz médica',
  'service.other.title': 'Otra cosa',
  'service.other.hint': 'Descríbalo con sus propias palabras. Lo lee una persona.',
  'kind.offer': 'Qué ofrecemos',
  'kind.documents': 'Documentos necesarios',
  'kind.considerations': 'A tener en cuenta',
  'kind.notice': 'Qué hacer y cuándo',
  'kind.contact': 'Contáctenos',
  'kind.request': 'Empezar una solicitud',
  'kind.contact.title': '¿No sabe si es su caso?',
  'kind.contact.body':
    'Cuéntenoslo en unas líneas. Le decimos con franqueza qué es posible, y el consejo no cuesta nada.',
} satisfies Record<keyof typeof english, string>;
