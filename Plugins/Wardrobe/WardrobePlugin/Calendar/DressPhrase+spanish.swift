// SPDX-License-Identifier: Apache-2.0

extension DressPhrase {
    /// Spanish phrases for occasions and errands; each phrase occurs once, and in no other language's list.
    static let spanish: [(Meaning, String)] = [
        (
            .occasion(.wedding),
            """
            boda, casamiento, matrimonio civil, matrimonio de, enlace de, despedida de novios, cena de ensayo,
            boda civil, boda de, casamiento de, pedida de mano
            """
        ),
        (
            .occasion(.interview),
            """
            entrevista, entrevista de trabajo, entrevista laboral, entrevista en, entrevista con, entrevista para,
            entrevista visa, entrevista de visa, entrevista de admisión
            """
        ),
        (
            .mourning,
            """
            entierro, velorio, velatorio, sepelio, exequias, misa de difuntos, misa funeral,
            misa de cuerpo presente, misa de réquiem, tanatorio, funeraria, cremación, novenario, pésame,
            homenaje póstumo, misa por el alma, misa de aniversario luctuoso, rosario por, rosario de difunto,
            misa por, funeral de, responso, cabo de año
            """
        ),
        (
            .occasion(.formalEvent),
            """
            cena de gala, noche de ópera, ópera en, estreno, bautizo, bautismo, primera comunión, comunión de,
            graduación, acto de graduación, entrega de premios, ceremonia de, baile de gala, baile de graduación,
            cena benéfica, recepción en, confirmación de fe, ballet en, ceremonia, noche de gala,
            acto de fin de curso, cena de graduación, función de gala, acto de clausura
            """
        ),
        (
            .occasion(.workPresentation),
            """
            presentación, presentar ante, presento, ponencia, conferencia en, charla en, dar una charla, discurso,
            defensa de tesis, defensa de la tesis, defensa del tfg, defensa tfm, exposición ante, mesa redonda,
            exposición del proyecto, exposición de proyecto, exposición oral, defensa de proyecto, defensa tfg,
            keynote en, sustentación de tesis, examen de grado
            """
        ),
        (
            .occasion(.work),
            """
            reunión, reuniones, reunión de equipo, junta, junta directiva, cliente, oficina, en la oficina,
            turno de noche, turno de mañana, turno de tarde, turno noche, turno mañana, guardia,
            guardia en el hospital, jornada laboral, juicio, juzgado, audiencia, congreso, feria de empleo,
            auditoría, visita de obra, comida de negocios, cena de negocios, primer día de trabajo, primer día en,
            al trabajo, entrevistar a, entrevistar candidato, comida con cliente, almuerzo con cliente, junta con,
            junta de trabajo, reunión con cliente, reunión con, visita a cliente, jornada de formación,
            feria comercial, curro, guardia de 24, vista oral, consejo de administración, en el trabajo,
            ^ trabajo $, turno en el hospital, guardia nocturna
            """
        ),
        (
            .occasion(.workCasual),
            """
            teletrabajo, trabajar desde casa, trabajo desde casa, home office en casa, comida de equipo,
            comida del equipo, almuerzo de equipo, comida con el equipo, afterwork, after office, retiro de equipo,
            viernes casual, cañas con los del trabajo, comida de trabajo informal, cañas con el equipo, hackatón
            """
        ),
        (
            .occasion(.gym),
            """
            gimnasio, gimnacio, al gimnasio, entrenamiento, entreno, entrenar, entrenador, día de pierna, pesas,
            clase de yoga, clase de spinning, clase de pilates, clase de zumba, clase de baile, rocódromo, escalada,
            clase de crossfit, sesión con entrenador, boulder, gym con
            """
        ),
        (
            .occasion(.athletic),
            """
            carrera, carrera popular, correr, salir a correr, maratón, media maratón, partido de fútbol, fútbol,
            futbolito, fútbol sala, partido de tenis, tenis, baloncesto, básquet, básquetbol, natación, nadar,
            ciclismo, bici, salida en bici, voleibol, partido de pádel, béisbol, triatlón, partido de baloncesto,
            partido de básquet, partido de vóley, partidito, cascarita, pachanga de fútbol, futbito,
            travesía a nado, trote, trotar, running con, surf sala, patinaje, clase de tenis, clase de pádel,
            clase de natación, rugby con, torneo de pádel, entreno de fútbol
            """
        ),
        (
            .occasion(.travel),
            """
            vuelo, viaje, volar a, volamos a, aeropuerto, tren a, tren de las, ave a, bus a, autobús a,
            vacaciones en, escapada, escapada a, fin de semana en, crucero, viajar a, camión a, puente en,
            ave madrid, ave barcelona, ave sevilla, avión a, avión, tren madrid, bus de noche, ferry a,
            mudanza a otra ciudad, viaje a, road trip a, carretera a, luna de miel, fin de semana largo en
            """
        ),
        (
            .occasion(.outdoor),
            """
            senderismo, excursión, caminata, acampada, acampar, campamento, ruta por la sierra, montaña,
            día de campo, asado en, parrillada en, pesca, esquí, esquiar, subir al cerro, ruta de senderismo,
            paseo por el campo, subida al, barbacoa en, ruta en kayak, setas, ir de camping, camping con, picnic en,
            cabalgata a caballo, rafting en, escalada en roca
            """
        ),
        (
            .occasion(.beach),
            """
            playa, día de playa, a la playa, en la playa, surf en, clase de surf, piscina, alberca, buceo,
            snorkel en, clase de buceo, día de piscina, tarde de piscina, día de alberca, balneario, paddle surf
            """
        ),
        (
            .occasion(.dateNight),
            """
            cita romántica, cena romántica, noche romántica, primera cita, segunda cita, cena de aniversario,
            cena de san valentín, cita a ciegas, cena para dos, cita tinder, cita con mi novio, cita con mi novia,
            cita con mi amor, cena con mi esposa, cena con mi esposo, cena con mi marido, cena con mi mujer,
            cita con, noche de pareja, cena en pareja, salida en pareja, san valentín con, cena de enamorado
            """
        ),
        (
            .occasion(.party),
            """
            fiesta, fiesta de cumpleaños, despedida de soltera, despedida de soltero, inauguración de piso,
            inauguración de casa, quinceaños, xv año, quince año de, nochevieja, posada, cena de navidad,
            comida de navidad, cena de nochebuena, cena de fin de año, pachanga, verbena, discoteca, noche de chica,
            celebración, cena de cumpleaños, comida de cumpleaños, té de canastilla, cena de empresa, navidad en,
            navidad con, nochebuena en, nochebuena con, nochebuena, fin de año en, feria de abril, cena de reyes,
            fiestón, farra, parranda, tardeada, revelación de sexo, guateque, pijamada, noche de halloween,
            carnaval, romería, baby shower de, xv de, xv años de
            """
        ),
        (
            .occasion(.loungewear),
            """
            peli y manta, tarde de sofá, día en casa, noche en casa, quedarme en casa, en pijama, día de descanso,
            de baja
            """
        ),
        (
            .occasion(.casual),
            """
            cine, cine con, café con, caña, caña con, tomar algo, vermut, teatro, museo, concierto, de compras,
            comida con, almuerzo con, comida familiar, tarde de juego, festival de, feria, exposición, zoológico,
            función escolar, mercadillo, bolera, asado, parrillada, carne asada, karaoke con, copa con, chela con,
            cerveza con, unas cerveza, terraceo, terraza con, tapeo, café, cafecito, cafecito con, merienda con,
            merienda, barbacoa, bar con, billar, tarde de chica, mercado de navidad, rastro, partido en el bar,
            noche de juego, juego de mesa, club de lectura, acuario, picoteo, paseo por, paseo con, obra de teatro,
            monólogo, exposición de arte
            """
        ),
        (
            .errand,
            """
            ^ recoger, ^ recoge, ^ comprar, ^ compra, ^ pagar, ^ pago, ^ llamar, ^ llama, ^ enviar, ^ mandar,
            ^ renovar, ^ cancelar, ^ reservar, ^ reserva, ^ pedir, ^ confirmar, ^ preparar, ^ avisar, ^ imprimir,
            ^ sacar, ^ buscar, ^ entregar, ^ lavar, ^ planchar, ^ arreglar, ^ revisar, ^ escribir, ^ invitar,
            ^ organizar, ^ apuntar, ^ inscribir, ^ inscribirme, ^ matricular, ^ firmar, ^ elegir, ^ llevar,
            ^ recordar, ^ responder, ^ contestar, ^ cobrar, ^ encargar, vencimiento, renovación, inscripción, cuota,
            factura, recibo, pedido, invitaciones, paquete, reembolso, devolución, entrega de paquete,
            entrada a la venta, billete, regalo, flores, ramo, seguro, seguro de viaje, invitación,
            lista de invitado, plazo, fecha límite, caduca, caducidad, pagar antes, tintorería, sastre, modista,
            fotógrafo, ^ cambiar, ^ limpiar, ^ regar, ^ depositar, ^ descargar, ^ subir foto, ^ mirar precio,
            ^ solicitar, ^ tramitar, ^ contratar, ^ poner, ^ dar de baja, ^ dejar, ^ recordatorio, ^ hablar con,
            ^ felicitar, itv, prueba de vestido, prueba de peinado, matrícula, arriendo, alquiler, renta,
            mensualidad, recogida, preventa, sorteo, vence, devolver, seguro de coche, seguro médico, hotel reserva,
            pasaporte, dni, regalo de, certificado, comprar entrada
            """
        ),
        (
            .planning,
            """
            llamada, videollamada, organización, comité, planear, planificación, presupuesto, preparativo,
            llamada con
            """
        ),
        (
            .nothing,
            """
            cita médica, cita previa, vestido de boda, aniversario de boda, traje de boda, foto de la boda,
            pastel de boda, tarjeta de embarque, carrera universitaria, junta de vecino, junta de padre,
            reunión de padre, reunión de vecino, tren de lavado, buceo en internet, partido político,
            oficina de correo, permiso de trabajo, salón de la boda, feria de libro usado, guardia civil,
            turno médico, turno dentista, turno peluquería, cita con el, cita con la, cita con los,
            cita con mi médico, cita con doctor, cita con dr, cita con dra, cita con dentista, cita con médico,
            cita con abogado, cita con abogada, cita con notario, cita con psicóloga, cita con psicólogo,
            cita con hacienda, cita con extranjería, cita con banco, cita con gestor, cita con veterinario,
            reunión de apoderado, reunión con profesora, reunión con la maestra, cabo de año fiscal,
            muela del juicio, atención al cliente, oficina de extranjería, oficina de empleo, cita con fisio,
            cita con mi doctora, cita con mi dentista, cita con médica, cita con pediatra, cita con ginecóloga,
            cita con oftalmólogo, cita con contador, cita con migración, cita con mecánico, cita con asesor,
            cita con tutor, cita con tutora, café molido, bono de gimnasio
            """
        ),
    ]
}
