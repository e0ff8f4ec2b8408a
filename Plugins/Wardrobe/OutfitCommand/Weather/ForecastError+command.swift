// SPDX-License-Identifier: Apache-2.0

public import CommandKit
public import WardrobeForecast

extension ForecastError: CommandError {}
