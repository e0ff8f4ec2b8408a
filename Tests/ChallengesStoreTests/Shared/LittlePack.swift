// SPDX-License-Identifier: Apache-2.0

/// A pack of twelve challenges and one setting.
enum LittlePack {
    /// The file; its hash was computed by Python: `make-pack --hash`.
    static let text = #"""
        {
         "format": "almanac-challenges",
         "formatVersion": 1,
         "id": "little",
         "version": 1,
         "title": {
          "en": "A little pack",
          "uk": "Малий набір"
         },
         "languages": [
          "en",
          "uk"
         ],
         "license": "CC0-1.0",
         "contentHash": "sha256:035c8f01042dfb3826a41962aa7dc2245acacb813260a017509f4243968fdd91",
         "challenges": [
          {
           "id": "physical-stairs-only",
           "title": {
            "en": "Take only stairs today",
            "uk": "Сьогодні лише сходами"
           },
           "description": {
            "en": "Take only stairs today. You are done when it is done.",
            "uk": "Сьогодні лише сходами. Зроблено — значить зроблено."
           },
           "category": "physical",
           "timeInvestment": "quick",
           "socialRequirement": "solo",
           "costLevel": "free",
           "difficulty": 2,
           "tags": [
            "stairs",
            "legs"
           ],
           "locationType": "public",
           "seasonality": null
          },
          {
           "id": "physical-long-walk",
           "title": {
            "en": "Walk for two hours",
            "uk": "Дві години пішки"
           },
           "description": {
            "en": "Walk for two hours. You are done when it is done.",
            "uk": "Дві години пішки. Зроблено — значить зроблено."
           },
           "category": "physical",
           "timeInvestment": "extended",
           "socialRequirement": "friends",
           "costLevel": "free",
           "difficulty": 3,
           "tags": [
            "walk"
           ],
           "locationType": "outdoor",
           "seasonality": null
          },
          {
           "id": "creative-draw-shoes",
           "title": {
            "en": "Draw your shoes",
            "uk": "Намалюй своє взуття"
           },
           "description": {
            "en": "Draw your shoes. You are done when it is done.",
            "uk": "Намалюй своє взуття. Зроблено — значить зроблено."
           },
           "category": "creative",
           "timeInvestment": "quick",
           "socialRequirement": "solo",
           "costLevel": "free",
           "difficulty": 1,
           "tags": [
            "drawing"
           ],
           "locationType": "home",
           "seasonality": null
          },
          {
           "id": "creative-cook-red",
           "title": {
            "en": "Cook a red supper",
            "uk": "Червона вечеря"
           },
           "description": {
            "en": "Cook a red supper. You are done when it is done.",
            "uk": "Червона вечеря. Зроблено — значить зроблено."
           },
           "category": "creative",
           "timeInvestment": "medium",
           "socialRequirement": "family",
           "costLevel": "small",
           "difficulty": 3,
           "tags": [
            "kitchen"
           ],
           "locationType": "home",
           "seasonality": null
          },
          {
           "id": "social-call-friend",
           "title": {
            "en": "Call an old friend",
            "uk": "Подзвони давній подрузі"
           },
           "description": {
            "en": "Call an old friend. You are done when it is done.",
            "uk": "Подзвони давній подрузі. Зроблено — значить зроблено."
           },
           "category": "social",
           "timeInvestment": "quick",
           "socialRequirement": "friends",
           "costLevel": "free",
           "difficulty": 2,
           "tags": [
            "phone"
           ],
           "locationType": "anywhere",
           "seasonality": null
          },
          {
           "id": "social-greet-five",
           "title": {
            "en": "Greet five strangers",
            "uk": "Привітайся з п’ятьма незнайомцями"
           },
           "description": {
            "en": "Greet five strangers. You are done when it is done.",
            "uk": "Привітайся з п’ятьма незнайомцями. Зроблено — значить зроблено."
           },
           "category": "social",
           "timeInvestment": "quick",
           "socialRequirement": "strangers",
           "costLevel": "free",
           "difficulty": 4,
           "tags": [
            "courage"
           ],
           "locationType": "public",
           "seasonality": null
          },
          {
           "id": "learning-museum",
           "title": {
            "en": "See a museum alone",
            "uk": "Музей наодинці"
           },
           "description": {
            "en": "See a museum alone. You are done when it is done.",
            "uk": "Музей наодинці. Зроблено — значить зроблено."
           },
           "category": "learning",
           "timeInvestment": "extended",
           "socialRequirement": "solo",
           "costLevel": "medium",
           "difficulty": 2,
           "tags": [
            "museum"
           ],
           "locationType": "specific",
           "seasonality": null
          },
          {
           "id": "learning-new-words",
           "title": {
            "en": "Learn ten words",
            "uk": "Вивчи десять слів"
           },
           "description": {
            "en": "Learn ten words. You are done when it is done.",
            "uk": "Вивчи десять слів. Зроблено — значить зроблено."
           },
           "category": "learning",
           "timeInvestment": "quick",
           "socialRequirement": "solo",
           "costLevel": "free",
           "difficulty": 2,
           "tags": [
            "words"
           ],
           "locationType": "anywhere",
           "seasonality": null
          },
          {
           "id": "mindfulness-tea",
           "title": {
            "en": "Drink tea in silence",
            "uk": "Чай у тиші"
           },
           "description": {
            "en": "Drink tea in silence. You are done when it is done.",
            "uk": "Чай у тиші. Зроблено — значить зроблено."
           },
           "category": "mindfulness",
           "timeInvestment": "quick",
           "socialRequirement": "solo",
           "costLevel": "free",
           "difficulty": 1,
           "tags": [
            "tea"
           ],
           "locationType": "home",
           "seasonality": null
          },
          {
           "id": "adventure-last-stop",
           "title": {
            "en": "Ride to the last stop",
            "uk": "До кінцевої"
           },
           "description": {
            "en": "Ride to the last stop. You are done when it is done.",
            "uk": "До кінцевої. Зроблено — значить зроблено."
           },
           "category": "adventure",
           "timeInvestment": "medium",
           "socialRequirement": "solo",
           "costLevel": "small",
           "difficulty": 3,
           "tags": [
            "bus"
           ],
           "locationType": "public",
           "seasonality": null
          },
          {
           "id": "adventure-skate",
           "title": {
            "en": "Skate on real ice",
            "uk": "Ковзани на справжньому льоду"
           },
           "description": {
            "en": "Skate on real ice. You are done when it is done.",
            "uk": "Ковзани на справжньому льоду. Зроблено — значить зроблено."
           },
           "category": "adventure",
           "timeInvestment": "medium",
           "socialRequirement": "group",
           "costLevel": "medium",
           "difficulty": 4,
           "tags": [
            "ice"
           ],
           "locationType": "specific",
           "seasonality": "winter"
          },
          {
           "id": "emotional-letter",
           "title": {
            "en": "Write a letter to yourself",
            "uk": "Лист собі"
           },
           "description": {
            "en": "Write a letter to yourself. You are done when it is done.",
            "uk": "Лист собі. Зроблено — значить зроблено."
           },
           "category": "emotional",
           "timeInvestment": "medium",
           "socialRequirement": "solo",
           "costLevel": "free",
           "difficulty": 3,
           "tags": [
            "letter"
           ],
           "locationType": "home",
           "seasonality": null
          }
         ],
         "configuration": [
          {
           "key": "rank.exploration",
           "type": "number",
           "value": 0.05
          }
         ]
        }
        """#
}
