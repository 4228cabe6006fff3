import type { SafetyLanguage } from './safety-language-type.ts';

export const spanish: SafetyLanguage = {
  localNumber: 'su número local de emergencias',
  localCrisis: 'su línea local de crisis',
  here: 'Si usted está en el lugar, haga primero lo mismo.',
  stepBack:
    'Aquí no doy consejos de negocio: primero están las personas. Siga los pasos de arriba y llame ahora. Esto no contó como pregunta.',
  seen: 'En el mensaje vimos las palabras «{words}».',
  fromUs: 'Este aviso es de Sevenhands, no de la IA.',
  later: 'Su respuesta puede esperar. Le ayudamos a escribirla después de la llamada.',
  haveCalled: 'Ya llamé. Continuar',
  haveRead: 'Ya lo leí. Continuar',
  cards: {
    'self-harm': {
      title: 'Puede haber una vida en peligro. Hable con alguien ahora.',
      steps: [
        'Si alguien está en peligro ahora, llame al {ambulance}.',
        'Para hablar con alguien ahora, llame al {crisis}.',
        'Si es otra persona, quédese cerca o en el teléfono hasta que llegue ayuda.',
        'El trabajo puede esperar. No se quede a solas con esto.',
      ],
      notThis: 'No se trata de eso',
    },
    gas: {
      title: 'Puede ser gas. Llame antes de escribir.',
      steps: [
        'Llame ahora. Primeras palabras: «Salgan todos de la casa, ahora mismo».',
        'Al salir: sin tocar interruptores, sin fuego, sin desconectar nada.',
        'Afuera y lejos de la casa, que llamen al {fire} o a la compañía de gas.',
        'Nadie de su equipo entra hasta que la compañía de gas diga que es seguro.',
      ],
      notThis: 'No es gas',
    },
    'carbon-monoxide': {
      title: 'Puede ser monóxido de carbono. Llame antes de escribir.',
      steps: [
        'Llame ahora. Primeras palabras: «Salgan todos, ahora mismo».',
        'Afuera, que llamen al {fire} y digan quién tiene mareo, náusea o dolor de cabeza.',
        'Nadie vuelve a entrar hasta que los bomberos digan que es seguro.',
        'Lo que quema combustible queda apagado hasta que lo revise una persona calificada.',
      ],
      notThis: 'No es monóxido',
    },
    fire: {
      title: 'Puede ser un incendio. Llame antes de escribir.',
      steps: [
        'Llame ahora. Primeras palabras: «Salgan todos y llamen al {fire}».',
        'Nadie vuelve a entrar, ni por una mascota ni por papeles.',
        'Si ya se apagó: nadie usa ese cuarto o aparato hasta que se revise.',
        'Llame hoy a su aseguradora. Antes de eso, ni una palabra sobre la causa.',
      ],
      notThis: 'No es un incendio',
    },
    trench: {
      title: 'Puede ser el derrumbe de una zanja. Llame antes de escribir.',
      steps: [
        'Saquen a todos y aléjense del borde. Nadie vuelve a entrar.',
        'Si hay alguien atrapado, llame al {fire}. No excaven con máquina.',
        'Apaguen las máquinas cercanas y alejen a la gente y los camiones.',
        'Nadie entra hasta que lo revise una persona calificada.',
      ],
      notThis: 'La zanja es segura',
    },
    electricity: {
      title: 'Puede haber corriente peligrosa. Llame antes de escribir.',
      steps: [
        'Llame ahora. Primeras palabras: «No lo toquen y que nadie se acerque».',
        'La luz se corta en el interruptor principal solo si está seco y es seguro llegar.',
        'Si alguien recibió una descarga, hay humo o un cable en el suelo: que llamen al {fire}.',
        'Queda apagado hasta que un electricista calificado diga que es seguro.',
      ],
      notThis: 'No hay peligro',
    },
    injury: {
      title: 'Puede haber una persona herida. Llame antes de escribir.',
      steps: [
        'Llame ahora y pregunte cómo está la persona. Si es grave, llame al {ambulance}.',
        'Si es alguien de su equipo: primero la ayuda, luego la aseguradora. Puede haber que avisar hoy mismo.',
        'Llame a su aseguradora antes de contestar por escrito.',
        'No diga de quién fue la culpa ni prometa pagar.',
      ],
      notThis: 'Nadie está herido',
    },
    'bad-air': {
      title: 'Puede ser aire dañino: vapores o moho. Llame antes de escribir.',
      steps: [
        'Salgan todos al aire libre y dejen todo donde está.',
        'Si a alguien le cuesta respirar, llame al {ambulance}.',
        'Diga qué se mezcló o se usó, o que es moho. Guarde la etiqueta o una foto.',
        'Nadie vuelve a entrar hasta que una persona calificada diga que es seguro.',
      ],
      notThis: 'Nadie se siente mal',
    },
    asbestos: {
      title: 'Puede ser asbesto. Pare el trabajo antes de escribir.',
      steps: [
        'Pare el trabajo ahora. No barran, no aspiren, no lo toquen.',
        'Salgan todos, cierren la puerta y apaguen ventiladores y aire.',
        'Que lo analice un laboratorio o contratista autorizado antes de volver.',
        'Llame a su aseguradora. La ropa con polvo se quita afuera.',
      ],
      notThis: 'No es asbesto',
    },
    needles: {
      title: 'Puede haber agujas. No las toquen.',
      steps: [
        'Nadie las toca, ni con guantes. Alejen a todos.',
        'Si alguien se pinchó: lavar con agua y jabón, y ver a un médico hoy.',
        'Si hay una reacción grave, llame al {ambulance}.',
        'Que las recoja un servicio capacitado; si alguien se pinchó, llame a su aseguradora.',
      ],
      notThis: 'No hay agujas',
    },
    flood: {
      title: 'El agua puede estar causando daños ahora. Llame antes de escribir.',
      steps: [
        'Llame ahora. Primeras palabras: «¿Puede cerrar la llave principal del agua?»',
        'Nadie pisa agua cerca de contactos o del tablero. Si hay peligro de vida, llame al {fire}.',
        'Todos salen de un cuarto donde el techo cuelga.',
        'Pida fotos y llame a su aseguradora antes de escribir sobre la causa o el costo.',
      ],
      notThis: 'Está bajo control',
    },
    threats: {
      title: 'Esto parece una amenaza. Primero su seguridad.',
      steps: [
        'Si alguien está en peligro ahora, llame al {police}.',
        'Nadie de su equipo va a esa dirección.',
        'Guarde el mensaje y tómele una foto.',
        'No conteste con enojo. Muéstrelo a la policía y que ella decida.',
      ],
      notThis: 'No es una amenaza',
    },
    lawyer: {
      title: 'Aquí se habla de abogados o de un juicio. Lea esto antes de escribir.',
      steps: [
        'Llame primero a su aseguradora y después a un abogado propio.',
        'No admita, niegue ni prometa nada por escrito.',
        'Guarde todo: mensajes, fotos, facturas, fechas. No borre nada.',
        'Si un papel trae una fecha, no la deje pasar.',
      ],
      notThis: 'No se trata de abogados',
    },
    authorities: {
      title: 'Aquí se habla de una autoridad o de la policía. Lea esto antes de escribir.',
      steps: [
        'Llame a su aseguradora y pregunte a un abogado antes de contestar.',
        'No pida a nadie que retire una denuncia.',
        'No admita, niegue ni prometa nada por escrito.',
        'Guarde todo: mensajes, fotos, permisos, fechas. No borre nada.',
      ],
      notThis: 'No hay ninguna autoridad',
    },
    discrimination: {
      title: 'Aquí se habla de discriminación o acoso. Lea esto antes de escribir.',
      steps: [
        'Tómelo en serio. Diga que lo leyó y que lo va a revisar, nada más.',
        'Hasta saber más, mande a otra persona con este cliente.',
        'Llame a su aseguradora y pregunte a un abogado laboral antes de decir más.',
        'Anote quién, cuándo y dónde. Si hubo contacto o agresión, no impida que se llame a la policía ({police}).',
      ],
      notThis: 'No se trata de eso',
    },
  },
};
