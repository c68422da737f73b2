"""Games as environments to learn in, by the conventions of PettingZoo."""
