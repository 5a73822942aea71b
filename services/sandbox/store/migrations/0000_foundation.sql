create schema sandbox;
