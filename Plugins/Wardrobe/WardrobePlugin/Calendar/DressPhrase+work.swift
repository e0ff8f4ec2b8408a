// SPDX-License-Identifier: Apache-2.0

extension DressPhrase {
    /// English phrases for work; each phrase occurs once.
    static let workdays: [(Meaning, String)] = [
        (
            .occasion(.interview),
            """
            interview, interview with the hiring panel, phone screen, recruiter screen, final round, hr round,
            technical round, superday, assessment centre, assessment center, job trial, phone interview,
            video interview, zoom interview, tech screen, technical interview, panel interview, audition for a job
            """
        ),
        (
            .occasion(.workPresentation),
            """
            presentation, presenting, present to, present at, present q1, present q2, present q3, present q4,
            present result, present finding, i present, keynote, conference talk, lightning talk, tech talk,
            ted talk, give talk, give a talk, giving talk, giving a talk, my talk, talk at, talk on, pitch,
            pitch day, pitching, demo, demo day, speech, give speech, speaker at, speaker on, guest speaker,
            panel speaker, speaking at, speaking on, on panel, on the panel, panel discussion, panelist,
            guest lecture, give lecture, giving lecture, lecture at, investor day, investor meeting, thesis defense,
            dissertation defense, phd defense, defend thesis, viva, phd viva, viva voce, poster session,
            press conference, moderate panel, moderating, town hall speech, i'm speaking, im speaking, i speak,
            i'm giving a talk, conference presentation, seminar presentation, demo presentation, fireside chat,
            pitch to, pitch competition
            """
        ),
        (
            .occasion(.work),
            """
            meeting, client, customer, workshop, budget review, performance review, annual review, risk review,
            quarterly review, business review, quarterly business review, qbr, design review, quarterly planning,
            quarterly meeting, board of director, supervisory board, audit, auditor, site visit, plant visit,
            site inspection, kickoff, project kick off, kick off meeting, stakeholder, office, office day,
            in office, at office, onsite, at work, work day, workday, ^ work $, work 9 5, work until, work till,
            work shift, shift, night shift, early shift, late shift, day shift, ward round, grand round, on call,
            clinic duty, night duty, day duty, duty doctor, rota, court, court date, court hearing, hearing,
            tribunal, jury duty, deposition, depo, arraignment, conference, summit, trade show, trade fair, expo,
            convention, symposium, congress, career fair, job fair, networking lunch, networking breakfast,
            networking event, networking mixer, networking dinner, business lunch, business dinner,
            business breakfast, working lunch, power lunch, power breakfast, return to office, return to work,
            back to office, review meeting, review with client, first day of work, first day new job, new job,
            interviewing, interview candidate, interview panel, candidate interview, interview a candidate,
            interviewing candidate, exit interview, user interview, hiring panel, i'm teaching, im teaching,
            teaching, invigilation, invigilating, agm, annual general meeting, training day, induction day,
            1 1 with manager, 1 1 with boss, open house for client, photocall, factory tour, inspection visit,
            jury service, mediation, trial day, jury trial, bench trial, witness in court, sko, strategy day,
            board dinner, board lunch, clinical rotation, surgery day, theater list, on call shift, client visit,
            customer visit, business meeting, factory visit, first day at work, first day at new job,
            first day at my new job, first day at the office, policy meeting, all day meeting, lunch with client,
            lunch with boss, court appearance, investor, vendor meeting, graveyard shift, hospital shift,
            clinic day, prospect lunch, trade mission, recruitment fair, supply teaching, team meeting
            """
        ),
        (
            .occasion(.workCasual),
            """
            home office, working from home, work from home, wfh, remote day, working remotely, work remotely,
            offsite, off site, team offsite, away day, hackathon, hack day, hack week, team building, team bonding,
            team outing, team lunch, team dinner, team breakfast, team brunch, team drink, team happy hour,
            team social, team picnic, team bbq, team potluck, team retreat, team day out, company retreat,
            company picnic, company bbq, work happy hour, work drink, work lunch, work social, work potluck,
            work bbq, after work drink, office happy hour, office drink, office lunch, office potluck,
            office picnic, office bbq, department potluck, department lunch, department happy hour,
            department drink, department picnic, leaving drink, leaving lunch, farewell lunch, lunch with team,
            lunch with the team, lunch with colleague, lunch with coworker, drink with colleague,
            drink with coworker, drink with the team, drink with team, dress down friday, dress down day,
            jeans friday, coworking, coworking day, dog friendly office, work do, office do, team day,
            team offsite day, farewell drink, farewell lunch for
            """
        ),
    ]
}
