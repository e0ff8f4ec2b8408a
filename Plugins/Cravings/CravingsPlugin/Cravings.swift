// SPDX-License-Identifier: Apache-2.0

/// The keys of the computations of the cravings diary.
///
/// Each folder adds the keys of its computations in an extension.
public enum Cravings {}
