# Runs steps in order, and continues after a failure. Source this file.
#
#     step NAME COMMAND...   Runs a command, without input. Its output is also in $step_logs/step-NAME.
#     needs NAME             Skips the following steps if this one failed or was skipped.
#     finish                 Prints the failures, then the seconds of each step; returns 1 after a failure. A step can leave
#                            a patch that would repair it in $step_logs/step-NAME.patch.
#
# Set `step_logs` to a folder first.

step_names=() step_results=() step_failures=() step_skipped=()
step_needed=

mkdir -p "$step_logs"
rm -f "$step_logs"/step-*
# A command that handles the signal itself doesn't end the run.
trap 'exit 130' INT
trap 'exit 143' TERM

needs() { step_needed=$1; }

# Prints standard input up to a number of bytes, and then where the rest is.
limited() {
    head -c "$1"
    if [[ $(head -c 1 | wc -c) != 0 ]]; then
        printf '\n... the rest is in %s\n' "$2"
        cat >/dev/null
    fi
}

step() {
    local name=$1 log=$step_logs/step-$1 start status=0 cpu
    shift
    step_names+=("$name")
    if [[ -n $step_needed && " ${step_failures[*]} ${step_skipped[*]} " == *" $step_needed "* ]]; then
        step_skipped+=("$name")
        step_results+=("not run: $step_needed failed")
        return
    fi
    printf '\n== %s\n' "$name"
    start=$EPOCHREALTIME
    # Words of the shell about a command that a signal ended come before the times.
    {
        TIMEFORMAT='%U %S'
        time "$@" </dev/null 2>&1 | tee "$log" | limited 70000 "$log"
    } 2>"$log.shell" || status=$?
    cpu=$(tail -n 1 "$log.shell" | awk '{ printf "%.0f", $1 + $2 }') || cpu='?'
    step_results+=("$(awk -v a="$start" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.0f", b - a }') s, $cpu CPU s")
    if [[ $status != 0 ]]; then
        step_failures+=("$name")
        step_results[-1]+=" FAILED ($status)"
    fi
}

# Prints the reasons of a failure from the log of a step, or else its end.
reasons() {
    {
        grep -aE '^✘ |(^|[ :])error: ' "$1" || tail -n 30 "$1"
        head -n -1 "$1.shell"
    } | cut -c1-600 | limited 70000 "$1"
}

finish() {
    local name index patch
    for name in "${step_failures[@]}"; do
        printf '\n== failed: %s\n' "$name"
        reasons "$step_logs/step-$name"
        patch=$step_logs/step-$name.patch
        if [[ -f $patch ]]; then limited 200000 "$patch" <"$patch"; fi
    done
    printf '\n== steps\n'
    for index in "${!step_names[@]}"; do printf '%-18s %s\n' "${step_names[index]}" "${step_results[index]}"; done
    [[ ${#step_failures[@]} == 0 ]]
}
