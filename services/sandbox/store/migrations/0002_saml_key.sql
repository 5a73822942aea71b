CREATE TABLE "sandbox"."saml_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL
);
