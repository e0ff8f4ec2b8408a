// SPDX-License-Identifier: Apache-2.0

public import TerminalKit
public import WardrobeForecast

extension ForecastError: CommandError {}
